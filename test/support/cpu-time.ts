/** How long something takes to compute, in ms: what else runs on the machine does not count. */
export function cpuTime(run: () => void): number {
  const begun = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
