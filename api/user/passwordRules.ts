const SPECIAL_CHARACTERS = "!@#$%^&*()";
const SHORTEST = 12;
const MIN_DIFFERENT = 12;

type PasswordRule = { name: string; message: string; isMet: (password: string) => boolean };

/** Characters are counted as readers see them. */
const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    name: "length",
    message: `Password must have at least ${SHORTEST} characters`,
    isMet: (password) => charactersOf(password).length >= SHORTEST,
  },
  {
    name: "digit",
    message: "Password must have at least one number",
    isMet: (password) => /\d/.test(password),
  },
  {
    name: "lowercase",
    message: "Password must have at least one lowercase letter",
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    name: "uppercase",
    message: "Password must have at least one uppercase letter",
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    name: "special",
    message: `Password must have at least one special character: ${[...SPECIAL_CHARACTERS].join(" ")}`,
    isMet: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
  {
    name: "different",
    message: `Password must have at least ${MIN_DIFFERENT} different characters`,
    isMet: (password) => new Set(charactersOf(password)).size >= MIN_DIFFERENT,
  },
];

export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter(({ isMet }) => !isMet(password));
}

const charactersOf = (text: string): string[] => [...text.normalize("NFC")];
