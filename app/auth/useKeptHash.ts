import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** A letter's code must not stay in the history. */
export function useKeptHash(): URLSearchParams {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(hash);
  useEffect(() => {
    if (hash === "") return;
    setKept(hash);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return new URLSearchParams(kept.slice(1));
}
