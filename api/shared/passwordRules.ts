const SPECIAL_CHARACTERS = "!@#$%^&*()";
const MIN_LENGTH = 12;
const MIN_DIFFERENT = 12;

type PasswordRule = { name: string; needs: string; isMet: (password: string) => boolean };

/** Counts what people see as one character. */
const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    name: "length",
    needs: `${MIN_LENGTH} characters`,
    isMet: (password) => splitCharacters(password).length >= MIN_LENGTH,
  },
  {
    name: "digit",
    needs: "one number",
    isMet: (password) => /\d/.test(password),
  },
  {
    name: "lowercase",
    needs: "one lowercase letter",
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    name: "uppercase",
    needs: "one uppercase letter",
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    name: "special",
    needs: `one special character: ${[...SPECIAL_CHARACTERS].join(" ")}`,
    isMet: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
  {
    name: "different",
    needs: `${MIN_DIFFERENT} different characters`,
    isMet: (password) => new Set(splitCharacters(password)).size >= MIN_DIFFERENT,
  },
];

export const unmetPasswordRules = (password: string) =>
  PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map((rule) => ({
    ...rule,
    message: `Password must have at least ${rule.needs}`,
  }));

const splitCharacters = (text: string): string[] => [...text.normalize("NFC")];
