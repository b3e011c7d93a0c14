/** The answer to a change that was made: `return done("Saved")`, or with more that the contract declares. */
export function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
