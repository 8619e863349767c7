/* What the kernel's memory has, and where. */

/** This many rows are brought into the columns at once. */
export const MOST_ROWS = 4096;

/** The rows are in that many bytes, of which the last row may take more: up to `SLACK`. */
export const SPAN = 1 << 16;
export const SLACK = 1 << 12;

/** Bytes of a record, and of what a shape tells of one: which bytes it takes, what is the same, and from where. */
export const RECORD = 16;
export const REACH = 64;
export const MOST_TABLE = 8193 * REACH;

/** This many tables are kept: those that a batch of a dozen columns asks for, and more. */
export const TABLES = 8;

/** Rows of no shape, before the first one and after the last. */
export const AROUND = 8;

/** Bytes of a bitmap of the rows. */
export const MARKS = MOST_ROWS / 8 + 1;

/** Bytes of one word of all records. */
export const WORD = 4 * MOST_ROWS;

/** Numbers of eight bytes are stored there, one of each row, or eight bitmaps. */
export const OUT = 0;
export const PLACES = OUT + 8 * MOST_ROWS;
export const SHAPES = PLACES + 4 * MOST_ROWS + 2 * AROUND;
/** The records: their first words, their second ones … */
export const WORDS = SHAPES + 2 * MOST_ROWS + 2 * AROUND;
export const TABLE = WORDS + RECORD * MOST_ROWS;
export const BYTES = TABLE + TABLES * MOST_TABLE;
export const END = BYTES + SPAN + SLACK + RECORD;
