import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** What a page says and asks for, from its first request on. */
export interface Watch {
  /** Console errors and warnings, page errors, failed and third-party requests. */
  readonly problems: readonly string[];
  /** Addresses of the documents asked for, the first included. */
  readonly documents: readonly string[];
  /** Addresses of all requests. */
  readonly requests: readonly string[];
  /** Violations of the security policy in the document that is open. */
  violations(): Promise<readonly string[]>;
  /** Waits until every request has ended: what is still on its way when a page is left is broken off. */
  settled(): Promise<void>;
  /** Begins anew, for the next address. */
  forget(): void;
}

/** The browser's own note that a not-found page was answered with its status. */
function isStatusOfPage(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url();
}

/** Starts to listen; call it before the page goes anywhere. */
export async function watchPage(page: Page, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const documents: string[] = [];
  const requests: string[] = [];
  const open = new Set<Request>();
  /** The address at which each was asked for. */
  const askedAt = new WeakMap<Request, string>();
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('console', (message) => {
    const type = message.type();
    if ((type === 'error' || type === 'warning') && !isStatusOfPage(message, page)) {
      problems.push(`console ${type}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    requests.push(url);
    open.add(request);
    askedAt.set(request, page.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(url);
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) problems.push(`third party: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const type = request.resourceType();
    // What was fetched ahead when the page was left, or a picture of it: no server has failed, and nobody waits for it.
    const isAhead =
      ['script', 'fetch', 'stylesheet'].includes(type) || request.url().endsWith('/speculation-rules.json');
    const isOfLeft = type === 'image' && askedAt.get(request) !== page.url();
    const isLeft = reason === 'net::ERR_ABORTED' && (isAhead || isOfLeft);
    if (!isLeft) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) problems.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.policyViolations?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    problems,
    documents,
    requests,
    violations: () => page.evaluate(() => window.policyViolations ?? ['not watched']),
    settled: () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]),
    forget() {
      for (const list of [problems, documents, requests]) list.length = 0;
    },
  };
}
