import { expect, test } from 'vitest'
import { closingLine, readReport, type Report } from './readReport.ts'

const nothing: Report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

function file(status: 'passed' | 'failed', ...assertionResults: Report['testResults'][number]['assertionResults']) {
  return { name: 'some.test.ts', status, message: '', assertionResults }
}

test('a run where all passed closes with its numbers', () => {
  const report = { ...nothing, numPassedTests: 2, testResults: [file('passed', { fullName: ' a', status: 'passed' })] }
  expect(closingLine(readReport(report, 0))).toBe('2 passed, 0 failed, 0 skipped')
})

test('a run of nothing is a failure', () => {
  const outcome = readReport(nothing, 0)
  expect(outcome).toMatchObject({ failed: 1, faults: ['not one test ran'] })
})

test('a file that could not be loaded is a failure although none of its tests failed', () => {
  const report = { ...nothing, numPassedTests: 3, testResults: [{ ...file('failed'), message: 'Cannot find module' }] }
  expect(readReport(report, 1)).toMatchObject({ passed: 3, failed: 1, faults: ['some.test.ts: Cannot find module'] })
})

test('an error outside any test is a failure', () => {
  expect(readReport({ ...nothing, numPassedTests: 3 }, 1).failed).toBe(1)
})

test('what a failed test saw is kept, what others saw is not', () => {
  const seen = ['the router said no']
  const results = [
    { fullName: ' a phone', status: 'failed', meta: { seen } },
    { fullName: ' a tablet', status: 'passed', meta: { seen } },
  ]
  const report = { ...nothing, numFailedTests: 1, testResults: [file('failed', ...results)] }
  expect(readReport(report, 1).seen).toEqual([{ test: 'a phone', lines: seen }])
})

test('a failed test is named with its file and its fault without the stack', () => {
  const failureMessages = ['Error: Property failed\n{ seed: 7 }\n    at line 3\n    at line 4']
  const failed = { fullName: ' a phone', status: 'failed', failureMessages }
  const report = { ...nothing, numFailedTests: 1, testResults: [file('failed', failed)] }
  expect(readReport(report, 1).failures).toEqual(['some.test.ts: a phone: Error: Property failed\n{ seed: 7 }'])
})

test('a vitest that died without a report is a failure', () => {
  expect(closingLine(readReport(undefined, 137))).toBe('0 passed, 1 failed, 0 skipped')
})

test('skipped tests are shown with their reason, and without one that is said', () => {
  const skipped = [
    { fullName: ' a phone', status: 'skipped', meta: { skipReason: 'needs root' } },
    { fullName: ' a tablet', status: 'skipped', meta: { skipReason: 'needs root' } },
    { fullName: ' a watch', status: 'todo' },
  ]
  const report = {
    ...nothing,
    numPassedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [file('passed', ...skipped)],
  }
  const { skipped: count, reasons } = readReport(report, 0)
  expect(count).toBe(3)
  expect(Object.fromEntries(reasons)).toEqual({ 'needs root': ['a phone', 'a tablet'], 'no reason given': ['a watch'] })
})
