import { useHead, useSite } from '@rspress/core/runtime';
import { formatTitle } from '../site/formatTitle.ts';
import { Button } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { listMessages } from './listMessages.ts';
import styles from './PageCrash.module.css';

const TITLE = 'Page Error';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Stand in for a page that crashed: say why, and offer another try. */
export function PageCrash({ error, onRetry }: Props) {
  const { site } = useSite();
  const messages = listMessages(error);
  useHead({ title: formatTitle(TITLE, site.title) });
  return (
    <section className={styles.root}>
      <PageTitle>{TITLE}</PageTitle>
      <p className={styles.text}>This page crashed.</p>
      {messages.length > 0 && <p className={styles.causes}>{messages.join('\n\nCause:\n')}</p>}
      <Button onClick={onRetry}>Try again</Button>
    </section>
  );
}
