const siteName = "GBVF Dashboard";

interface PageTitleProps {
  /** Empty: only the site's name. */
  children: string;
  /** Without the site's name, because the history stores titles. */
  isNeutral?: boolean;
}

export function PageTitle({ children, isNeutral = false }: PageTitleProps) {
  const fullTitle = isNeutral ? children : `${children} – ${siteName}`;
  return <title>{children === "" ? siteName : fullTitle}</title>;
}
