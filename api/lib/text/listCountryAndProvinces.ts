const MAX_LISTED = 3;

/** "South Africa and 9 provinces", or up to three names. */
export function listCountryAndProvinces([first = "", ...rest]: readonly string[]): string {
  if (rest.length < MAX_LISTED) return new Intl.ListFormat("en-GB").format([first, ...rest]);
  return first === "South Africa" ? `${first} and ${rest.length} provinces` : `${rest.length + 1} provinces`;
}
