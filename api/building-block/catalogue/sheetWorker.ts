import { sendSheet } from "../../sheet/sendSheet.ts";
import { CATALOGUE_SHEETS } from "./sheet.ts";

sendSheet(CATALOGUE_SHEETS);
