/*
 * React draws each render into the performance panel of a browser and gives each element a task for
 * its stacks, wherever a console can do either. A test reads neither.
 */
for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name);
