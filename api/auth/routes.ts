import { confirmPasswordRoute } from "./confirmPassword.ts";
import { passwordRoutes } from "./passwords.ts";
import { registrationRoutes } from "./registration.ts";
import { signInRoutes } from "./signIn.ts";

export const authRoutes = [...signInRoutes, ...registrationRoutes, ...passwordRoutes, confirmPasswordRoute];
