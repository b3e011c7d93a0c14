export class Skipped extends Error {}
