import { useEffect } from "react";

const siteName = "GBVF Dashboard";

/** The browser's history has the title; a neutral one omits the site's name. */
export function useTitle(title: string, { isNeutral = false } = {}): void {
  useEffect(() => {
    const whole = isNeutral ? title : `${title} – ${siteName}`;
    document.title = title === "" ? siteName : whole;
  }, [title, isNeutral]);
}
