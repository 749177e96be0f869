/** The fields of vitest's JSON report that are read here. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages?: string[]
      meta?: { skipReason?: string; seen?: string[] }
    }[]
  }[]
}

export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** Reason → the tests skipped for it. */
  reasons: Map<string, string[]>
  /** Why the run failed although no test failed. */
  faults: string[]
  /** What failed tests recorded when they failed. */
  seen: { test: string; lines: string[] }[]
  /** File, name and the first lines of the fault of each failed test, without its stack. */
  failures: string[]
}

/** Characters of one failure: enough for the seed, path and counterexample of a property. */
const LONGEST_FAILURE = 1500

/**
 * Counts a run. An unreadable file, an error outside a test and a run without tests are failures too.
 * @param exitCode of vitest, which also covers errors outside tests.
 */
export function readReport(report: Report | undefined, exitCode: number): Outcome {
  if (!report)
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      reasons: new Map(),
      faults: ['vitest ended without a report'],
      seen: [],
      failures: [],
    }
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  const skipped = numPendingTests + numTodoTests
  const faults = report.testResults
    .filter(failedAsFile)
    .map(({ name, message }) => `${name}: ${message || 'could not be run'}`)
  if (passed + numFailedTests + skipped === 0 && faults.length === 0) faults.push('not one test ran')
  if (exitCode !== 0 && numFailedTests + faults.length === 0) faults.push('an error outside any test; it stands above')
  return {
    passed,
    failed: numFailedTests + faults.length,
    skipped,
    reasons: skippedByReason(report),
    faults,
    seen: seenByFailed(report),
    failures: failuresOf(report),
  }
}

/** The line that ends every run. */
export function closingLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function failedAsFile(file: Report['testResults'][number]): boolean {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
}

function seenByFailed({ testResults }: Report): Outcome['seen'] {
  return testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, meta }) => status === 'failed' && meta?.seen)
    .map(({ fullName, meta }) => ({ test: fullName.trim(), lines: meta!.seen! }))
}

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] = [] }) =>
        `${file.name}: ${fullName.trim()}: ${message.split(/\n\s+at /)[0]}`.slice(0, LONGEST_FAILURE),
      ),
  )
}

function skippedByReason({ testResults }: Report): Map<string, string[]> {
  const skipped = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
  const byReason = new Map<string, string[]>()
  for (const { fullName, meta } of skipped) {
    const reason = meta?.skipReason ?? 'no reason given'
    byReason.set(reason, [...(byReason.get(reason) ?? []), fullName.trim()])
  }
  return byReason
}
