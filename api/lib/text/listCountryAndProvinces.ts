const MAX_LISTED = 3;

/** "South Africa and 9 provinces", or up to three names. */
export function listCountryAndProvinces([first = "", ...others]: readonly string[]): string {
  if (others.length < MAX_LISTED) return new Intl.ListFormat("en-GB").format([first, ...others]);
  return first === "South Africa"
    ? `${first} and ${others.length} provinces`
    : `${others.length + 1} provinces`;
}
