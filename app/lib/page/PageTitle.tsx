const siteName = "GBVF Dashboard";

interface PageTitleProps {
  /** Empty for the site's name alone. */
  children: string;
  /** The browser's history has the title; a neutral one omits the site's name. */
  isNeutral?: boolean;
}

export function PageTitle({ children, isNeutral = false }: PageTitleProps) {
  const fullTitle = isNeutral ? children : `${children} – ${siteName}`;
  return <title>{children === "" ? siteName : fullTitle}</title>;
}
