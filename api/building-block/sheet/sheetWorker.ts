import { sendSheet } from "../../sheet/sendSheet.ts";
import { CONTACT_SHEETS } from "./readLines.ts";

sendSheet(CONTACT_SHEETS);
