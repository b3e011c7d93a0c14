import { type Column, cellText, type Row, type TableModel } from "../tableModel.ts";

/** No style, no script. */
export function tableHtml(table: TableModel, citation: string): string {
  const { caption, columns, rows, pinned = [] } = table;
  const cell = (column: Column, row: Row, index: number) =>
    index === 0
      ? `<th scope="row" align="left">${escaped(cellText(column, row))}</th>`
      : `<td align="right">${escaped(cellText(column, row))}</td>`;
  return [
    '<figure style="margin:0;overflow-x:auto">',
    `<table><caption align="top">${escaped(caption)}</caption>`,
    `<thead><tr>${columns.map(({ label }) => `<th scope="col">${escaped(label)}</th>`).join("")}</tr></thead>`,
    `<tbody>${[...pinned, ...rows].map((row) => `<tr>${columns.map((column, index) => cell(column, row, index)).join("")}</tr>`).join("")}</tbody></table>`,
    `<figcaption>${escaped(citation)}</figcaption></figure>`,
  ].join("\n");
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
