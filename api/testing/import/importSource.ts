import type { ImportSource } from "../../source/contract.ts";

export const IMPORT_SOURCE: ImportSource = {
  title: "Crime statistics 2017/18",
  publisher: "South African Police Service",
  url: "https://www.saps.gov.za/services/crimestats.php",
  publishedOn: "2018-09-11",
  licence: "CC BY 4.0",
};
