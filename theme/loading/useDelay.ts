import { useEffect, useState } from 'react';

/** Delay a state: true only once `isOn` has been true for a time, false at once. */
export function useDelay(isOn: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, milliseconds]);

  return isOn && hasLasted;
}
