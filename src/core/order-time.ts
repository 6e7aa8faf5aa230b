/** What a run is ordered by, in epoch milliseconds: a date that was still to come when the run was complete would hide all later runs, so then its completion. */
export function orderTime({ runAt, completedAt }: { readonly runAt: number; readonly completedAt: number }): number {
  return Math.min(runAt, completedAt);
}
