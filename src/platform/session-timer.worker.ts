// Only ticks. The page interprets them by absolute times (contract §4.4).
setInterval(() => postMessage(0), 1_000);
