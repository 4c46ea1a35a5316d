// Only ticks. What they mean is decided by the page, from absolute times (contract §4.4).
setInterval(() => postMessage(0), 1_000);
