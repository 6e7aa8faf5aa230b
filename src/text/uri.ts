/** True for the address of a place in an object store ("s3://bucket/prefix"), which is no path of this machine. */
export function isUri(place: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(place);
}
