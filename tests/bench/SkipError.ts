export class SkipError extends Error {}
