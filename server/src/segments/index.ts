export { conditionSql, lifecycleSql } from './conditionSql.ts'
export { findCondition, readCondition, replaceTag, segmentsNaming } from './segments.ts'
export { readMoment, readThresholds, writeThresholds, type SqlMoment } from './thresholds.ts'
