package hidalgo.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DayTest {
    @Test
    @DisplayName("Days are called as Java calls them, in leap years and at the end of centuries too")
    void names() {
        LocalDate end = LocalDate.of(2110, 1, 1);
        for (LocalDate day = LocalDate.EPOCH; day.isBefore(end); day = day.plusDays(1)) {
            assertThat(new Day(day.toEpochDay())).hasToString(day.toString());
        }
    }

    @Test
    @DisplayName("A day lasts until midnight in UTC")
    void midnight() {
        Instant midnight = Instant.parse("2028-03-01T00:00:00Z");
        assertThat(Day.at(midnight.toEpochMilli())).hasToString("2028-03-01");
        assertThat(Day.at(midnight.minus(Duration.ofMillis(1)).toEpochMilli())).hasToString("2028-02-29");
    }

    @Test
    void findsADayByItsName() {
        Day last = Day.at(Instant.parse("2028-03-01T12:00:00Z").toEpochMilli());
        Day first = last.before(365);
        for (int days = 0; days <= 365; days++) {
            assertThat(Day.named(last.before(days).toString(), first, last)).isEqualTo(last.before(days));
        }
        for (String name : List.of("2028-03-02", "2027-02-28", "2028-02-30", "today", "", "2028-3-1")) {
            assertThat(Day.named(name, first, last)).as(name).isNull();
        }
    }
}
