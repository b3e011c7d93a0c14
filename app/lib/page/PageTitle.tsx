const siteName = "GBVF Dashboard";

interface PageTitleProps {
  /** If empty, the title is the site's name. */
  children: string;
  /** Omits the site's name, because the browser's history stores titles. */
  isNeutral?: boolean;
}

export function PageTitle({ children, isNeutral = false }: PageTitleProps) {
  const fullTitle = isNeutral ? children : `${children} – ${siteName}`;
  return <title>{children === "" ? siteName : fullTitle}</title>;
}
