import { useEffect, useState } from 'react';

/** Follow a state into "on" only after it lasted for a time, and into "off" at once. */
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
