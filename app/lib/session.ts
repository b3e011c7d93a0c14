/** Who is signed in. Nobody can be yet: signing in comes with the screens for it. */
export type Session = { isAuthenticated: boolean };

export function useSession(): Session {
  return SIGNED_OUT;
}

const SIGNED_OUT: Session = { isAuthenticated: false };
