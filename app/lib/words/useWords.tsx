export { pageWords as useWords } from "@gbvf/ui/text/words.ts";
