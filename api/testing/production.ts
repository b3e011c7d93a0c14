export const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://gbvf.example",
  SMTP_URL: "smtps://mail.gbvf.example",
  SECRET_KEY: "a key of the tests, of more than 32 characters",
};
