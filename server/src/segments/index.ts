export { conditionSql, lifecycleSql } from './conditionSql.ts'
export { findCondition, readCondition } from './segments.ts'
export { readMoment, readThresholds, writeThresholds, type SqlMoment } from './thresholds.ts'
