const siteName = "GBVF Dashboard";

interface PageTitleProps {
  /** Empty: only the site's name. */
  children: string;
  /** The history stores titles, so it omits the site's name. */
  isNeutral?: boolean;
}

export function PageTitle({ children, isNeutral = false }: PageTitleProps) {
  const fullTitle = isNeutral ? children : `${children} – ${siteName}`;
  return <title>{children === "" ? siteName : fullTitle}</title>;
}
