/** A value that says itself that there is none of something: "Driver shortage", "No driver", "Non Refund". */
export const LACK: RegExp = /(?:^|[ -])(?:no|non|not|none|lack|lacking|shortage|missing|without|unavailable|absent|absence|out of)(?:$|[ -])/i;
