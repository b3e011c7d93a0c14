const NUMBER = /^(?!\d{4}$)[+\d][\d ]{2,}$/;
const HELP_PATTERN =
  /\b(rape|raped|abuse|abused|assault|assaulted|attack|attacked|beaten|violence|murder|femicide|kidnap|stalking|suicide|emergency|police|ambulance|help)\b/i;

export const looksLikeEmergency = (typed: string): boolean =>
  NUMBER.test(typed.trim()) || HELP_PATTERN.test(typed);
