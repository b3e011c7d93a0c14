import { answerSheets } from "../../sheet/answerSheets.ts";
import { CONTACT_SHEETS } from "./readLines.ts";

answerSheets(CONTACT_SHEETS);
