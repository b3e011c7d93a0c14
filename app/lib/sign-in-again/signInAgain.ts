import { createContext, useContext } from "react";

/**
 * Asks the person to sign in again where they are, because their session has ended.
 *
 * @throws {ApiError} where they would not
 */
export type SignInAgain = () => Promise<void>;

const SignInAgainContext = createContext<SignInAgain | null>(null);
export const SignInAgainProvider = SignInAgainContext.Provider;

/** Null outside of the signed-in pages, where nobody's session can end. */
export const useSignInAgain = (): SignInAgain | null => useContext(SignInAgainContext);
