/**
 * Milliseconds. An import's worker has a low priority, so on a busy machine it takes far longer than what shares
 * the cores with it.
 */
export const WORKER_LIMIT_MS = 240_000;
