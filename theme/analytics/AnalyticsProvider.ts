/** A page that a reader came to. */
export interface PageView {
  pathname: string;
  title: string;
}

/** A service that counts page views. */
export interface AnalyticsProvider {
  /** Load the service. Called once, before the first page view. */
  start(): void;
  pageView(view: PageView): void;
}
