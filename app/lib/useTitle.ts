import { useEffect } from "react";

export const siteName = "GBVF Dashboard";

/** A neutral title leaves the site's name out, which stands in the browser's history. */
export function useTitle(title: string, { isNeutral = false } = {}): void {
  useEffect(() => {
    const whole = isNeutral ? title : `${title} – ${siteName}`;
    document.title = title === "" ? siteName : whole;
  }, [title, isNeutral]);
}
