const siteName = "GBVF Dashboard";

interface PageTitleProps {
  /** Leave it empty to show only the site's name. */
  children: string;
  /** A neutral title omits the site's name, because the browser's history stores titles. */
  isNeutral?: boolean;
}

export function PageTitle({ children, isNeutral = false }: PageTitleProps) {
  const fullTitle = isNeutral ? children : `${children} – ${siteName}`;
  return <title>{children === "" ? siteName : fullTitle}</title>;
}
