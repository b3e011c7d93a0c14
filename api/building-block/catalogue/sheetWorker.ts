import { answerSheets } from "../../sheet/answerSheets.ts";
import { CATALOGUE_SHEETS } from "./sheet.ts";

answerSheets(CATALOGUE_SHEETS);
