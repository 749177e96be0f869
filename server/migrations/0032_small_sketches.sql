-- Of many venues coarse sketches will do, for their errors cancel out (docs/reports.md): 128 registers, each of sixteen laid upon
-- one another. They stay in the row, which the whole sketch leaves.
alter table visitor_sketch set (toast_tuple_target = 400);
alter table visitor_sketch add column small bit(2048) generated always as ((
  substring(sketch from 1 for 2048) | substring(sketch from 2049 for 2048) |
  substring(sketch from 4097 for 2048) | substring(sketch from 6145 for 2048) |
  substring(sketch from 8193 for 2048) | substring(sketch from 10241 for 2048) |
  substring(sketch from 12289 for 2048) | substring(sketch from 14337 for 2048) |
  substring(sketch from 16385 for 2048) | substring(sketch from 18433 for 2048) |
  substring(sketch from 20481 for 2048) | substring(sketch from 22529 for 2048) |
  substring(sketch from 24577 for 2048) | substring(sketch from 26625 for 2048) |
  substring(sketch from 28673 for 2048) | substring(sketch from 30721 for 2048)
)::bit(2048)) stored;
