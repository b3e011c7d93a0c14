/** Thrown where this machine lacks what a measurement needs; the message says what. */
export class Skipped extends Error {}
