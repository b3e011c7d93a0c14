type TableRole = "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell";

/** The role that a table's element has by itself; Safari forgets it where `display` makes cards of the rows. */
export const tableRole = (role: TableRole) => ({ role });
