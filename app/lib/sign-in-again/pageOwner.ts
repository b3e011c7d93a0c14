import { createContext, useContext } from "react";

/**
 * Asks the person to sign in again where they are, because their session has ended.
 *
 * @throws {ApiError} where they would not
 */
export type SignInAgain = () => Promise<void>;

/** Whose page it is, and what to do when their session has ended. */
export type PageOwner = { stakeholderId: number | undefined; signInAgain: SignInAgain };

const PageOwnerContext = createContext<PageOwner | null>(null);
export const PageOwnerProvider = PageOwnerContext.Provider;

/** Null outside of the signed-in pages, where nobody's session can end. */
export const usePageOwner = (): PageOwner | null => useContext(PageOwnerContext);
