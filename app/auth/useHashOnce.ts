import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Reads the hash and removes it, because the code of an e-mail must not stay in the history. */
export function useHashOnce(): URLSearchParams {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [storedHash, setStoredHash] = useState(hash);
  useEffect(() => {
    if (hash === "") return;
    setStoredHash(hash);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return new URLSearchParams(storedHash.slice(1));
}
